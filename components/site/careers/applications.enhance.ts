/** Why an enhancer: Apply opens the form of its role in place, and choosing a department closes it. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';
import { startDepartments } from './departments';

interface ApplicationsProps {
  /** The office's e-mail address, for sending the application. */
  email: string;
}

const fetchForm = () => import('./ApplicationForm').then(({ ApplicationForm }) => ApplicationForm);

/** Shows at most one form, below its role. Without script, Apply is an e-mail link. */
export function applications(_root: HTMLElement, signal: AbortSignal, { email }: ApplicationsProps): void {
  let opened: Element | null = null;
  const close = async () => {
    const closing = opened;
    opened = null;
    if (closing) await draw(closing, fetchForm(), null);
  };
  startDepartments(() => void close(), signal);
  const open = async (link: HTMLAnchorElement) => {
    const place = document.getElementById(link.dataset['place'] ?? '');
    if (!place) return;
    const onClose = async () => {
      await close();
      // Hidden while its form is open.
      link.focus();
    };
    const role = link.dataset['role'] ?? '';
    await fetchForm();
    if (opened === place) return;
    void close();
    opened = place;
    await draw(place, fetchForm(), { role, email, onClose: () => void onClose() });
  };
  openOnClick('a[data-role]', open, signal);
}
