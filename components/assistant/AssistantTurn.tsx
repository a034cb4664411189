import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AssistantLink } from '@/lib/domain/assistant/reply';
import type { Turn } from './use-assistant';

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
      <p className="assistant-answer bg-surface-2">{answer ? answer.text : 'Looking it up...'}</p>
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
                <span>{reply}</span>
                <Icon name="arrow-right" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function renderLink({ label, href, note, isEnquiry, phone, subject }: AssistantLink) {
  if (isEnquiry) {
    return (
      <EnquiryLink kind={subject ? 'footer' : 'popup'} subject={subject} phone={phone}>
        <span>
          {label}
          {note ? <small>{note}</small> : null}
        </span>
      </EnquiryLink>
    );
  }
  return (
    <SiteLink href={href}>
      <span>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      <Icon name="arrow-up-right" size={16} />
    </SiteLink>
  );
}
