import { Icon } from '@/components/ui/Icon';
import { assistantReplies, GREETING_QUESTION } from '@/lib/domain/assistant/reply';
import { GREETING_ID } from '@/lib/domain/visitor/interruption';

/** The assistant as a band at the bottom: greeting, quick replies, close button (visual-language 7). Hidden until it is due. */
export function Greeting({ words, city }: { words: string; city: string | null }) {
  return (
    <section id={GREETING_ID} aria-label="Assistant" hidden className="band greeting">
      <Icon name="message-square-text" />
      <p>
        {words} <span>{GREETING_QUESTION}</span>
      </p>
      <ul className="no-scrollbar">
        {assistantReplies(city).map((reply) => (
          <li key={reply}>
            <button type="button" value={reply} className="chip">
              {reply}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Close the assistant"
        className="band-close grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
