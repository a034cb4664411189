'use client';
/** Why an island: it fetches the search at the visitor's first sign, on focus, or when the microphone is used. */
import { useEffect, useState, type ComponentType } from 'react';
import { whenVisited } from '@/components/ui/when-idle';
import { askFirstSearchPart } from '@/lib/browser/search/first-part';
import { isSavingData } from '@/lib/browser/save-data';
import type { SearchHomeProps } from './SearchHome';

interface SearchStarterProps {
  formId: string;
}

type Started = SearchHomeProps & { Home: ComponentType<SearchHomeProps> };

export function SearchStarter({ formId }: SearchStarterProps) {
  const [started, setStarted] = useState<Started | null>(null);

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const stop = new AbortController();
    const { signal } = stop;
    let isVoiceAsked = false;
    const load = () => {
      askFirstSearchPart().catch(() => undefined);
      // Also imported here, so that it is fetched in parallel with the view.
      void Promise.all([import('./SearchHome'), import('@/lib/browser/search/data')]).then(
        ([{ SearchHome }]) => {
          if (!signal.aborted) setStarted({ Home: SearchHome, form, isVoiceAsked });
          stop.abort();
        },
        () => undefined,
      );
    };
    form.addEventListener('focusin', load, { signal });
    form.addEventListener(
      'click',
      ({ target }) => {
        isVoiceAsked ||= (target as Element).closest('[data-voice]') !== null;
        load();
      },
      { signal },
    );
    if (form.contains(document.activeElement)) load();
    else if (!isSavingData()) signal.addEventListener('abort', whenVisited(load));
    return () => stop.abort();
  }, [formId]);

  return started ? <started.Home form={started.form} isVoiceAsked={started.isVoiceAsked} /> : null;
}
