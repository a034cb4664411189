import { Icon } from './Icon';

type BadgeProps =
  | { kind: 'status'; status: string; className?: string }
  | { kind: 'premium' | 'popular' | 'coming-soon' | 'rera' | 'rera-exempt' | 'rera-awaited'; className?: string }
  | { kind: 'fact'; text: string; className?: string };

const LOOK = {
  premium: ['badge-mark badge-premium', 'Premium'],
  popular: ['badge-mark mark-launch', 'Popular'],
  'coming-soon': ['badge-mark badge-hollow', 'Coming Soon'],
  'rera-exempt': ['badge-mark', 'RERA exempt'],
  'rera-awaited': ['badge-mark', 'RERA number awaited'],
} as const;

/** Colour of a status: red for a launch, gold while building, green when ready. The text carries the meaning. */
function statusColour(status: string): string {
  const text = status.toLowerCase();
  if (text.includes('launch')) return 'mark-launch';
  if (text.includes('construction')) return 'mark-construction';
  return text.includes('ready') ? 'mark-ready' : '';
}

/** A 26 px badge with its square (visual-language 8, Badges). */
export function Badge(props: BadgeProps) {
  const place = props.className ?? '';
  if (props.kind === 'status') {
    return (
      <span className={`badge-mark badge whitespace-normal ${statusColour(props.status)} ${place}`}>
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
