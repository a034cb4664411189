'use client';
/** Why an island: in development React hydrates the page, so an effect has to start the behaviours. */
import { useEffect, useRef } from 'react';
import { showEdits } from './show-edits';

export type Start<Props> = (root: HTMLElement, signal: AbortSignal, props: Props) => void;

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  showEdits(process.env.NEXT_PUBLIC_EDIT_ORIGIN);

export function StartInDev({ start, props }: { start: Start<object>; props: object }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    start(mark.current?.previousElementSibling as HTMLElement, stop.signal, props);
    return () => stop.abort();
  }, [start, props]);
  return <i ref={mark} hidden />;
}
