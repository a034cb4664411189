/** @jest-environment jsdom */
import { startVoiceSearch } from './voice-search';

type Heard = { results: { transcript: string }[][] };

class Recognition {
  static last: Recognition;
  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 9;
  onresult: (event: Heard) => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  onend: () => void = () => undefined;
  start = jest.fn();
  stop = jest.fn();
  constructor() {
    Recognition.last = this;
  }
}

const listeners = { onHeard: jest.fn(), onError: jest.fn(), onEnd: jest.fn() };
const browser = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };

afterEach(() => {
  delete browser.SpeechRecognition;
  delete browser.webkitSpeechRecognition;
  jest.clearAllMocks();
});

test('where the browser does not listen there is nothing to stop', () => {
  expect(startVoiceSearch(listeners)).toBeNull();
});

test.each(['SpeechRecognition', 'webkitSpeechRecognition'] as const)('one phrase is heard through %s', (name) => {
  browser[name] = Recognition;
  const stop = startVoiceSearch(listeners);
  const { last } = Recognition;
  expect(last).toMatchObject({ lang: 'en-US', continuous: false, interimResults: false, maxAlternatives: 1 });
  expect(last.start).toHaveBeenCalledTimes(1);
  last.onresult({ results: [[{ transcript: ' mogra courts ' }]] });
  expect(listeners.onHeard).toHaveBeenCalledWith('mogra courts');
  last.onend();
  expect(listeners.onEnd).toHaveBeenCalledTimes(1);
  stop?.();
  expect(last.stop).toHaveBeenCalledTimes(1);
});

test.each([[[]], [[[]]], [[[{ transcript: '  ' }]]]])('silence %j is no query', (results) => {
  browser.SpeechRecognition = Recognition;
  startVoiceSearch(listeners);
  Recognition.last.onresult({ results });
  expect(listeners.onHeard).not.toHaveBeenCalled();
});

test.each([
  ['network', 'Network error! Please check your internet connection and try again.'],
  ['not-allowed', 'Microphone access denied! Please allow microphone permissions.'],
  ['no-speech', 'Error: no-speech'],
])('the error “%s” is told, but not to who stopped on purpose', (error, text) => {
  browser.SpeechRecognition = Recognition;
  const stop = startVoiceSearch(listeners);
  Recognition.last.onerror({ error });
  expect(listeners.onError).toHaveBeenCalledWith(text);
  stop?.();
  Recognition.last.onerror({ error: 'aborted' });
  expect(listeners.onError).toHaveBeenCalledTimes(1);
});
