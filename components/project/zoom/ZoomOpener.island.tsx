'use client';
/** Why an island: a link to a plan opens the zoom dialog in place; it listens once for all of them. */

/** Upgrades every `a[data-zoom]`; without it they lead to the big picture. */
export function ZoomOpener() {
  return null;
}
