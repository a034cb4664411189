import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCatalogue, loadTexts } from '@/lib/browser/search/data';
import { once, readData } from '@/lib/browser/read-data';
import { answerTo, unreachableAnswer, type AssistantData } from '@/lib/domain/assistant/answer';
import { handOver, type Exchange } from '@/lib/domain/assistant/hand-over';
import { type AssistantAnswer, assistantReplies } from '@/lib/domain/assistant/reply';
import { type Catalogue, createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import type { Talk } from '@/lib/domain/search/talk';
import { noSearchFile } from '@/lib/domain/search/file';

export interface Turn {
  id: number;
  /** Null for the assistant's greeting. */
  question: string | null;
  /** Null while the answer is looked up. */
  answer: AssistantAnswer | null;
}

const firstTurn = (greeting: string, city: string | null): Turn => ({
  id: 0,
  question: null,
  answer: { text: greeting, links: [], replies: assistantReplies(city) },
});

const isExchange = (turn: Turn): turn is Turn & Exchange => turn.question !== null && turn.answer !== null;

/**
 * Fetched with the first question. Without the records the assistant can still answer common questions, terms and
 * instalments.
 */
const fetchSources = once(async () => {
  const [data, known] = await Promise.all([readData<AssistantData>('assistant'), loadCatalogue().catch(() => null)]);
  const catalogue = known ?? createCatalogue(noSearchFile(data.mainCities));
  return { data, catalogue: { ...catalogue, answers: data } };
});

async function lookUp(question: string, before?: Talk): Promise<AssistantAnswer> {
  try {
    const { data, catalogue } = await fetchSources();
    let developers: readonly string[] = [];
    const ask = (texts: Catalogue['texts']) =>
      answerTo(
        question,
        data,
        (query, talk) => {
          const found = answerQuery(query, { ...catalogue, texts }, talk);
          developers = found.developers;
          return found;
        },
        before,
      );
    const answer = ask(await loadTexts([]));
    return developers.length > 0 ? ask(await loadTexts(developers)) : answer;
  } catch {
    return unreachableAnswer();
  }
}

/** The conversation so far; questions are answered from the site's own data, in the browser. */
export function useAssistant(
  firstQuestion: string | null,
  greeting: string,
  city: string | null,
): { turns: Turn[]; ask: (question: string) => void } {
  const [turns, setTurns] = useState(() => [firstTurn(greeting, city)]);
  const nextId = useRef(1);
  const talk = useRef<Talk>(undefined);

  const ask = useCallback((question: string) => {
    const id = nextId.current++;
    setTurns((before) => [...before, { id, question, answer: null }]);
    void lookUp(question, talk.current).then((answer) => {
      talk.current = answer.talk ?? talk.current;
      setTurns((before) => {
        const handedOver = handOver(before.filter(isExchange), { question, answer });
        return before.map((turn) => (turn.id === id ? { ...turn, answer: handedOver } : turn));
      });
    });
  }, []);

  useEffect(() => {
    if (firstQuestion && nextId.current === 1) ask(firstQuestion);
  }, [ask, firstQuestion]);

  return { turns, ask };
}
