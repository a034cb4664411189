'use client';

/** Why an island: Apply opens the form of its role in place, and choosing a department starts anew. */

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { openOnClick } from '@/components/ui/open-on-click';
import type { ApplicationFormProps } from './ApplicationForm';
import { useDepartments } from './use-departments';

interface Opened {
  Form: ComponentType<ApplicationFormProps>;
  /** The Apply link that stands for the role. */
  link: HTMLAnchorElement;
  place: Element;
}

interface ApplicationsProps {
  /** The office's, for who wants to send the application. */
  email: string;
}

/** At most one form, below the role it belongs to; without it Apply is an e-mail. */
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
