'use client';

/** Why an island: Apply opens the form of its role in place, and choosing a department closes it. */

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { openOnClick } from '@/components/ui/open-on-click';
import type { ApplicationFormProps } from './ApplicationForm';
import { useDepartments } from './use-departments';

interface Opened {
  Form: ComponentType<ApplicationFormProps>;
  /** The Apply link of the role. */
  link: HTMLAnchorElement;
  place: Element;
}

interface ApplicationsProps {
  /** The office's e-mail address, for sending the application. */
  email: string;
}

/** Shows at most one form, below its role. Without script, Apply is an e-mail link. */
export function Applications({ email }: ApplicationsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useDepartments(() => setOpened(null));

  useEffect(
    () =>
      openOnClick('a[data-role]', async (link) => {
        const { ApplicationForm } = await import('./ApplicationForm');
        const place = link.parentElement?.querySelector('[data-application]');
        if (place) setOpened({ Form: ApplicationForm, link, place });
      }),
    [],
  );

  if (!opened) return null;
  const { Form, link, place } = opened;
  const onClose = () => {
    setOpened(null);
    requestAnimationFrame(() => link.focus());
  };
  return createPortal(
    <Form
      key={link.dataset['role']}
      role={link.parentElement?.querySelector('h3')?.textContent ?? ''}
      email={email}
      onClose={onClose}
    />,
    place,
  );
}
