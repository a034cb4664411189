import { useEffect, useState } from 'react';
import { startVoiceSearch } from '@/lib/browser/search/voice-search';
import { VOICE_UNSUPPORTED } from '@/lib/domain/search/words';
import { fieldOf } from './field-of';

export type VoiceState = { kind: 'silent' } | { kind: 'listening' } | { kind: 'failed'; message: string };

/** The form's microphone button starts speech recognition and writes the text into the field (spec 4, 5, 8). */
export function useVoiceSearch(form: HTMLFormElement, isAsked: boolean): VoiceState {
  const [state, setState] = useState<VoiceState>({ kind: 'silent' });
  const isListening = state.kind === 'listening';

  useEffect(() => {
    const button = form.querySelector('[data-voice]');
    if (!button) return;
    button.ariaPressed = String(isListening);
    button.ariaLabel = isListening ? 'Stop voice search' : 'Start voice search';
  }, [form, isListening]);

  useEffect(() => {
    const button = form.querySelector('[data-voice]');
    const field = fieldOf(form);
    let stopListening: (() => void) | null = null;
    const fail = (message: string) => setState({ kind: 'failed', message });
    const toggle = () => {
      if (stopListening) return stopListening();
      setState({ kind: 'listening' });
      try {
        stopListening = startVoiceSearch({
          onHeard: (text) => {
            field.value = text;
            field.focus();
            field.dispatchEvent(new Event('input', { bubbles: true }));
          },
          onError: fail,
          onEnd: () => {
            stopListening = null;
            setState((now) => (now.kind === 'listening' ? { kind: 'silent' } : now));
          },
        });
        if (!stopListening) fail(VOICE_UNSUPPORTED);
      } catch (error) {
        fail(`Error: ${error instanceof Error ? error.name : String(error)}`);
      }
    };
    // New input replaces the error.
    const forget = () => setState((now) => (now.kind === 'failed' ? { kind: 'silent' } : now));
    const stop = new AbortController();
    const { signal } = stop;
    button?.addEventListener('click', toggle, { signal });
    field.addEventListener('input', forget, { signal });
    if (isAsked) toggle();
    return () => {
      stop.abort();
      stopListening?.();
    };
  }, [form, isAsked]);

  return state;
}
