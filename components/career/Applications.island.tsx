'use client';

/** Why an island: Apply opens the form of its role in place, and choosing a department starts anew. */

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
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

  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-role]');
      const place = link?.parentElement?.querySelector('[data-application]');
      if (!link || !place || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      import('./ApplicationForm').then(
        ({ ApplicationForm }) => setOpened({ Form: ApplicationForm, link, place }),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    return () => stop.abort();
  }, []);

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
