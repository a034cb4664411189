import type { MouseEvent, PointerEvent } from 'react';
import { describeGroup, type LivePin, type PinGroup } from './map-pins';

interface LivePinsProps {
  pins: readonly LivePin[];
  groups: readonly PinGroup[];
  /** Some of the homes do not fit the wish, so that a number says how many do. */
  isDivided: boolean;
  /** A home is pointed at or has the focus. */
  onHome: (home: LivePin) => void;
  onPress: (home: LivePin, isTouch: boolean) => void;
  /** Whether the link is to be followed. */
  onFollow: (home: LivePin) => boolean;
  onOpen: (group: PinGroup) => void;
  /** The focus is on the group of this home; null: on none. */
  noteFocus: (at: number | null) => void;
}

/** Homes with their prices, and numbers where several are. `data-at` is the position of the first home. */
export function LivePins({ pins, groups, isDivided, onHome, onPress, onFollow, onOpen, noteFocus }: LivePinsProps) {
  return (
    <g className="map-live" onBlur={() => noteFocus(null)}>
      {groups.map((group) => {
        const [at = 0] = group.members;
        const pin = pins[at]!;
        const count = group.members.length;
        const members = group.members.map((each) => pins[each]!);
        const isAsked = members.every((each) => each.isAsked);
        const isHollow = members.every((each) => each.isHollow || each.isAsked);
        const said = isDivided ? describeGroup(members) : [];
        const place = {
          'data-at': at,
          'data-map': isAsked ? 'asked' : isHollow ? 'commercial' : undefined,
          transform: `translate(${pin.x} ${pin.y})`,
        };
        return count > 1 ? (
          <g
            key={`${pin.href} ${count}`}
            {...place}
            role="button"
            tabIndex={0}
            aria-label={`${[`${count} projects here`, ...said].join(', ')}, show them`}
            onFocus={() => noteFocus(at)}
            onClick={() => onOpen(group)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen(group);
            }}
          >
            {said.length > 0 ? <rect /> : <circle className={count > 99 ? 'is-large' : undefined} />}
            {said.length > 0 ? null : <text>{count}</text>}
            {said.map((line, row) => (
              <text key={line} dy={row === 0 ? '-0.6em' : '0.6em'}>
                {line}
              </text>
            ))}
          </g>
        ) : (
          <a
            key={pin.href}
            {...place}
            href={pin.href}
            aria-label={pin.label}
            onFocus={() => {
              noteFocus(at);
              onHome(pin);
            }}
            onPointerOver={({ pointerType }: PointerEvent) => pointerType !== 'touch' && onHome(pin)}
            onPointerDown={({ pointerType }: PointerEvent) => onPress(pin, pointerType !== 'mouse')}
            onClick={(event: MouseEvent) => onFollow(pin) || event.preventDefault()}
          >
            {pin.price ? <rect /> : <circle />}
            {pin.price ? <text>{pin.price}</text> : null}
          </a>
        );
      })}
    </g>
  );
}
