import { useEffect, useState, type ComponentType } from 'react';
import type { AssistantPanelProps } from '@/components/assistant/AssistantPanel';
import { ROUTES } from '@/lib/domain/site/routes';
import { Greeting } from './Greeting';
import { Promotion } from './Promotion';
import { focusLauncher } from './launcher';
import { useInterruptions } from './use-interruptions';
import './interruption.css';

export interface InterruptionDeskProps {
  hasPromo: boolean;
  isEnquiryFirst: boolean;
  shortName: string;
  pressed: HTMLElement | null;
}

interface Asked {
  Panel: ComponentType<AssistantPanelProps>;
  /** New for each question, so that the panel restarts with it. */
  id: number;
  /** The quick reply that opened the panel. */
  question: string | null;
}

/** Shows one interruption at a time: promotion, greeting, or the panel on request (visual-language 7). */
export function InterruptionDesk({ hasPromo, isEnquiryFirst, shortName, pressed }: InterruptionDeskProps) {
  const { now, promo, dismissPromo, closeGreeting } = useInterruptions(hasPromo, isEnquiryFirst);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a[data-assistant]')) return;
      event.preventDefault();
      open(null);
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    pressed?.click();
    return () => stop.abort();
  }, [pressed]);

  function open(question: string | null) {
    import('@/components/assistant/AssistantPanel').then(
      ({ AssistantPanel }) =>
        setAsked((before) => ({ Panel: AssistantPanel, id: (before?.id ?? 0) + (question ? 1 : 0), question })),
      () => location.assign(ROUTES.contact),
    );
  }

  function onPanelClosed() {
    setAsked(null);
    closeGreeting();
    focusLauncher();
  }

  return (
    <>
      {now === 'promotion' && promo ? <Promotion promo={promo} onDismiss={dismissPromo} /> : null}
      {now === 'greeting' ? <Greeting onReply={open} onClose={closeGreeting} /> : null}
      {asked ? (
        <asked.Panel key={asked.id} shortName={shortName} firstQuestion={asked.question} onClose={onPanelClosed} />
      ) : null}
    </>
  );
}
