import { useEffect, useRef, type SubmitEvent } from 'react';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { Icon } from '@/components/ui/Icon';
import { AssistantTurn, LAST_TURN_ID } from './AssistantTurn';
import { useAssistant } from './use-assistant';
import { usePanel } from './use-panel';
import './assistant.css';

export interface AssistantPanelProps {
  shortName: string;
  greeting: string;
  city: string | null;
  /** The quick reply that opened the panel. */
  firstQuestion: string | null;
  onClose: () => void;
}

/** Questions and answers. From 1024 px beside the page, below that a sheet over the whole page (visual-language 7). */
export function AssistantPanel({ shortName, greeting, city, firstQuestion, onClose }: AssistantPanelProps) {
  const box = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const { turns, ask } = useAssistant(firstQuestion, greeting, city);
  usePanel(box);

  useEffect(() => {
    const last = document.getElementById(LAST_TURN_ID);
    // The question stays in view above an answer that is longer than the panel.
    if (log.current && last) log.current.scrollTop = last.offsetTop - 12;
    if (turns.at(-1)?.answer?.opensEnquiry) last?.querySelector<HTMLAnchorElement>('a[data-enquiry]')?.click();
  }, [turns]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = field.current?.value.trim();
    if (!field.current || !question) return;
    field.current.value = '';
    ask(question);
  }

  function onReply(reply: string) {
    ask(reply);
    // The pressed reply disappears. On touch screens the heading takes the focus, so the keyboard stays closed.
    const next = matchMedia('(pointer: coarse)').matches ? box.current?.querySelector('h2') : field.current;
    next?.focus({ preventScroll: true });
  }

  return (
    <dialog ref={box} aria-labelledby="assistant-title" className="assistant" onClose={onClose}>
      <div className="on-dark flex min-h-15 items-center gap-3 bg-deep pl-4 text-white">
        <BrandMark tone="dark" />
        <div className="flex-1">
          <h2 id="assistant-title" tabIndex={-1} className="leading-tight font-semibold outline-none">
            {shortName} assistant
          </h2>
          <p className="type-caption text-accent-tint">Answers from our listings</p>
        </div>
        <button
          type="button"
          aria-label="Close the assistant"
          className="assistant-close grid place-items-center"
          onClick={() => box.current?.close()}
        >
          <Icon name="minus" />
        </button>
      </div>
      <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className="assistant-log">
        {turns.map((turn, index) => (
          <AssistantTurn key={turn.id} turn={turn} isLast={index === turns.length - 1} onReply={onReply} />
        ))}
      </div>
      <form onSubmit={onSubmit}>
        <input
          ref={field}
          aria-label="Your question"
          placeholder="Type a question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={200}
          className="field min-w-0 flex-1"
        />
        <button aria-label="Send the question" className="btn w-12 flex-none btn-primary">
          <Icon name="send" />
        </button>
      </form>
    </dialog>
  );
}
