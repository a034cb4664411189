import { Icon } from './Icon';

type BadgeProps =
  | { kind: 'status'; status: string; className?: string }
  | { kind: 'premium' | 'popular' | 'coming-soon' | 'rera' | 'rera-exempt' | 'rera-awaited'; className?: string }
  | { kind: 'fact'; text: string; className?: string };

const SQUARE = 'before:size-1.5';

const LOOK = {
  premium: [`bg-notice-bg text-notice before:bg-notice-mark ${SQUARE}`, 'Premium'],
  popular: [`border-line bg-white before:bg-mark ${SQUARE}`, 'Popular'],
  'coming-soon': [`border-line bg-surface-2 text-ink-2 before:border before:border-ink-2 ${SQUARE}`, 'Coming Soon'],
  'rera-exempt': [`border-line bg-white before:bg-line-strong ${SQUARE}`, 'RERA exempt'],
  'rera-awaited': [`border-line bg-white before:bg-line-strong ${SQUARE}`, 'RERA number awaited'],
} as const;

/** Colour of a status: red for a launch, gold while building, green when ready. The text carries the meaning. */
function statusColour(status: string): string {
  const text = status.toLowerCase();
  if (text.includes('launch')) return 'before:bg-mark';
  if (text.includes('construction')) return 'before:bg-notice-mark';
  return text.includes('ready') ? 'before:bg-ready' : 'before:bg-line-strong';
}

/** A 26 px badge with its square (visual-language 8, Badges). */
export function Badge(props: BadgeProps) {
  const place = props.className ?? '';
  if (props.kind === 'status') {
    return (
      <span className={`badge border-line bg-white whitespace-normal ${SQUARE} ${statusColour(props.status)} ${place}`}>
        {props.status}
      </span>
    );
  }
  if (props.kind === 'fact')
    return <span className={`badge bg-surface-2 whitespace-normal ${place}`}>{props.text}</span>;
  if (props.kind === 'rera') {
    return (
      <span className={`badge bg-ok-bg text-ok ${place}`}>
        <Icon name="circle-check" size={16} />
        RERA Approved
      </span>
    );
  }
  const [look, words] = LOOK[props.kind];
  return <span className={`badge ${look} ${place}`}>{words}</span>;
}
