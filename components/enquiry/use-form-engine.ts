import { useCallback, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import type { EnquiryFieldErrors } from '@/lib/domain/enquiry/form';
import type { EnquiryEngineProps } from './EnquiryEngine.island';

interface LoadedEngine {
  Engine: ComponentType<EnquiryEngineProps>;
  element: HTMLFormElement;
}

/** Fetches what validates and sends a form on first use, and submits as soon as it is here. */
export function useFormEngine() {
  const submit = useRef<(() => void) | 'asked' | null>(null);
  const [engine, setEngine] = useState<LoadedEngine | null>(null);
  const [errors, setErrors] = useState<EnquiryFieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [isOffline, setIsOffline] = useState(false);

  const load = useCallback(async (element: HTMLFormElement) => {
    const { EnquiryEngine } = await import('./EnquiryEngine.island');
    setEngine((loaded) => loaded ?? { Engine: EnquiryEngine, element });
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    event.preventDefault();
    if (typeof submit.current === 'function') return submit.current();
    submit.current = 'asked';
    load(element).catch(() => {
      submit.current = null;
      if (!navigator.onLine) setIsOffline(true);
      else if (element.reportValidity()) element.submit();
    });
  }

  function onReady(send: () => void) {
    const isAsked = submit.current === 'asked';
    submit.current = send;
    setIsOffline(false);
    if (isAsked) send();
  }

  return { engine, errors, isSending, isOffline, load, onSubmit, onReady, setErrors, setIsSending };
}
