import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { whatsappEnquiryText, whatsappUrl } from '@/lib/domain/site/links';
import type { EnquiryStep } from './EnquiryProgress';
import type { FormHandle } from './use-form';

interface SendOnWhatsAppProps {
  form: FormHandle<EnquiryStep>;
  project: string;
  /** Configuration or section of the link; else the visitor's choice. */
  asked?: string;
  isBrochure: boolean;
  /** The company's WhatsApp number, digits with country code. */
  number: string;
}

/** Opens WhatsApp with a text made from the fields; Enter in a field presses it, as it stands first (spec 5). */
export function SendOnWhatsApp({ form, project, asked, isBrochure, number }: SendOnWhatsAppProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { name = '', phone = '', email = '', message = '', configuration = '' } = form.values;
  const extras = [
    asked ?? configuration,
    isBrochure ? 'Please send me the brochure.' : '',
    location.origin + location.pathname,
  ];

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      link.current?.click();
    };
    const element = link.current?.closest('form');
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  function onClick(event: { preventDefault: () => void }) {
    if (form.check('phone')) form.change({ shown: { kind: 'whatsapp' } });
    else event.preventDefault();
  }

  return (
    <a
      ref={link}
      href={whatsappUrl(number, whatsappEnquiryText({ project, name, phone, email, message, extras }))}
      target="_blank"
      rel="noopener noreferrer"
      className="btn w-full btn-wa"
      onClick={onClick}
    >
      <Icon name="whatsapp" />
      Send on WhatsApp
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
