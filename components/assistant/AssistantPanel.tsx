import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AssistantLink } from '@/lib/domain/assistant/reply';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { type Turn, useAssistant } from './use-assistant';
import './assistant.css';

/**
 * Opens the panel, modal below 1024 px and beside the page from there on; Escape closes it. The field takes the focus,
 * on touch screens the heading, because the keyboard would cover half of the sheet.
 */
export function usePanel(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!panel.open) {
      if (matchMedia('(width >= 64rem)').matches) panel.show();
      else panel.showModal();
    }
    const first = matchMedia('(pointer: coarse)').matches ? 'h2' : 'input';
    panel.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.matches(':modal') && !document.querySelector('dialog:modal')) panel.close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    // The back/forward cache must restore the page with the panel closed.
    addEventListener('pagehide', () => panel.close(), { signal });
    return () => stop.abort();
  }, [ref]);
}

/** Id of the last turn, which is kept in view. */
export const LAST_TURN_ID = 'assistant-last';

interface AssistantTurnProps {
  turn: Turn;
  /** Only the last answer offers quick replies. */
  isLast: boolean;
  onReply: (reply: string) => void;
}

/** A question and its answer: text, links and quick replies (visual-language 7). */
export function AssistantTurn({ turn: { question, answer }, isLast, onReply }: AssistantTurnProps) {
  return (
    <div id={isLast ? LAST_TURN_ID : undefined}>
      {question ? (
        <p className="assistant-question">
          <span className="sr-only">You asked: </span>
          {question}
        </p>
      ) : null}
      <p className="assistant-answer bg-surface-2">{answer ? keepSums(answer.text) : 'Looking it up...'}</p>
      {answer && answer.links.length > 0 ? (
        <ul className="assistant-rows mt-2 grid gap-2">
          {answer.links.map((link) => (
            <li key={link.label}>{renderLink(link)}</li>
          ))}
        </ul>
      ) : null}
      {answer && isLast && answer.replies.length > 0 ? (
        <ul className="assistant-rows mt-2 grid gap-2">
          {answer.replies.map((reply) => (
            <li key={reply}>
              <button type="button" onClick={() => onReply(reply)}>
                <span className="min-w-0 flex-1">{reply}</span>
                <Icon name="arrow-right" size={16} className="flex-none text-accent" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** No line ends between a number and its sign or unit. */
const keepSums = (text: string) => text.replace(/(?<=₹) |(?<=\d) (?=(?:Cr|L|Lakh)\b)/g, '\u00a0');

function renderLink({ label, href, note, isEnquiry, phone, subject }: AssistantLink) {
  const text = (
    <span className="min-w-0 flex-1 font-semibold">
      {label}
      {note ? <small>{keepSums(note)}</small> : null}
    </span>
  );
  if (isEnquiry) {
    return (
      <EnquiryLink kind={subject ? 'footer' : 'popup'} subject={subject} phone={phone}>
        {text}
      </EnquiryLink>
    );
  }
  return (
    <SiteLink href={href}>
      {text}
      <Icon name="arrow-up-right" size={16} className="flex-none text-accent" />
    </SiteLink>
  );
}

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
          <h2 id="assistant-title" tabIndex={-1} className="type-small font-semibold no-outline">
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
