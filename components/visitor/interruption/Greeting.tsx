import { Icon } from '@/components/ui/Icon';
import { ASSISTANT_REPLIES } from '@/lib/domain/assistant/greeting';
import { GREETING_ID } from './overlay';

/** The assistant as a band at the bottom: greeting, quick replies, close button (visual-language 7). Hidden until it is due. */
export function Greeting() {
  return (
    <section id={GREETING_ID} aria-label="Assistant" hidden className="band greeting">
      <Icon name="message-square-text" />
      <p>
        Namaste. <span>What are you looking for?</span>
      </p>
      <ul className="no-scrollbar">
        {ASSISTANT_REPLIES.map((reply) => (
          <li key={reply}>
            <button type="button" value={reply} className="chip">
              {reply}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Close the assistant" className="band-close">
        <Icon name="x" />
      </button>
    </section>
  );
}
