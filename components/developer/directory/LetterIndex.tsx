import { letterId } from './letter-id';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface LetterIndexProps {
  id: string;
  /** Initial letters that have at least one developer. */
  initials: string[];
}

/** Links to the first developer of each letter. Hidden on phones, where the list is short rows. */
export function LetterIndex({ id, initials }: LetterIndexProps) {
  return (
    <nav id={id} aria-label="Developers by initial letter" className="hidden border-y border-line md:block">
      <ul className="flex justify-between type-small font-semibold">
        {LETTERS.map((letter) => (
          <li key={letter} className="grow text-center">
            {initials.includes(letter) ? (
              <a
                href={`#${letterId(letter)}`}
                className="grid min-h-11 place-items-center text-accent hover:bg-accent-soft"
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className="grid min-h-11 place-items-center font-normal text-ink-3">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
