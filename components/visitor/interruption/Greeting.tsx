import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ASSISTANT_REPLIES } from '@/lib/domain/assistant/greeting';
import { focusLauncher } from './launcher';

interface GreetingProps {
  onReply: (reply: string) => void;
  onClose: () => void;
}

/** The assistant as a band at the bottom: greeting, quick replies, close button (visual-language 7). */
export function Greeting({ onReply, onClose }: GreetingProps) {
  const box = useRef<HTMLElement>(null);

  function close() {
    const hadFocus = box.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) focusLauncher();
  }

  return (
    <section
      ref={box}
      aria-label="Assistant"
      className="band greeting"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Icon name="message-square-text" className="greeting-icon" />
      <p>
        Namaste. <span>What are you looking for?</span>
      </p>
      <ul className="no-scrollbar">
        {ASSISTANT_REPLIES.map((reply) => (
          <li key={reply}>
            <button type="button" className="chip" onClick={() => onReply(reply)}>
              {reply}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Close the assistant" className="band-close" onClick={close}>
        <Icon name="x" />
      </button>
    </section>
  );
}
