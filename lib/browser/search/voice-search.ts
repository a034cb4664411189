import { voiceErrorText } from '@/lib/domain/search/words';

/** The part of the Web Speech API used here; browsers differ in its name. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}
type RecognitionMaker = new () => Recognition;

interface VoiceListeners {
  onHeard: (text: string) => void;
  onError: (message: string) => void;
  /** Called always, and last. */
  onEnd: () => void;
}

/** Listens for one phrase in en-US, without interim results (spec 5); returns a stop function, null if unsupported. */
export function startVoiceSearch({ onHeard, onError, onEnd }: VoiceListeners): (() => void) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  const Maker = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Maker) return null;
  const recognition = new Maker();
  let isStopped = false;
  recognition.lang = 'en-US';
  recognition.continuous = false;
  recognition.interimResults = false;
  recognition.maxAlternatives = 1;
  recognition.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim();
    if (text) onHeard(text);
  };
  recognition.onerror = ({ error }) => {
    // A deliberate stop shows no error.
    if (!isStopped) onError(voiceErrorText(error));
  };
  recognition.onend = onEnd;
  recognition.start();
  return () => {
    isStopped = true;
    recognition.stop();
  };
}
