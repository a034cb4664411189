import type { MouseEvent, PointerEvent } from 'react';
import type { LivePin, PinGroup } from './map-pins';

interface LivePinsProps {
  pins: readonly LivePin[];
  groups: readonly PinGroup[];
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
export function LivePins({ pins, groups, onHome, onPress, onFollow, onOpen, noteFocus }: LivePinsProps) {
  return (
    <g className="map-live" onBlur={() => noteFocus(null)}>
      {groups.map((group) => {
        const [at = 0] = group.members;
        const pin = pins[at]!;
        const count = group.members.length;
        const place = {
          'data-at': at,
          'data-map': group.members.every((each) => pins[each]!.isHollow) ? 'commercial' : undefined,
          transform: `translate(${pin.x} ${pin.y})`,
        };
        return count > 1 ? (
          <g
            key={`${pin.href} ${count}`}
            {...place}
            role="button"
            tabIndex={0}
            aria-label={`${count} projects here, show them`}
            onFocus={() => noteFocus(at)}
            onClick={() => onOpen(group)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen(group);
            }}
          >
            <circle className={count > 99 ? 'is-large' : undefined} />
            <text>{count}</text>
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
