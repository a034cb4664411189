import { ASSISTANT_REPLIES } from '@/lib/domain/assistant/greeting';
import { focusLauncher } from './launcher';

interface GreetingEvents {
  onReply: (reply: string) => void;
  onClose: () => void;
}

function createIcon(name: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

function createButton(className: string, content: string | Element, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className });
  button.append(content);
  button.addEventListener('click', onClick);
  return button;
}

/**
 * The assistant as a band at the bottom: greeting, quick replies, close button (visual-language 7). Elements and not a
 * view: it stands on the first page of a visit, which does without Preact.
 */
export function createGreeting({ onReply, onClose }: GreetingEvents): HTMLElement {
  const box = Object.assign(document.createElement('section'), { className: 'band greeting' });
  const [words, question] = [document.createElement('p'), document.createElement('span')];
  const list = Object.assign(document.createElement('ul'), { className: 'no-scrollbar' });
  const onClick = () => {
    const hadFocus = box.contains(document.activeElement);
    onClose();
    if (hadFocus) focusLauncher();
  };
  const close = createButton('band-close', createIcon('x'), onClick);
  box.setAttribute('aria-label', 'Assistant');
  close.setAttribute('aria-label', 'Close the assistant');
  question.append('What are you looking for?');
  words.append('Namaste. ', question);
  for (const reply of ASSISTANT_REPLIES) {
    const item = document.createElement('li');
    item.append(createButton('chip', reply, () => onReply(reply)));
    list.append(item);
  }
  box.append(createIcon('message-square-text'), words, list, close);
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && onClick());
  return box;
}
