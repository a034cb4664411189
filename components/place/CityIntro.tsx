import type { City } from '@/lib/domain/place/city';

/** Splits a paragraph into its first sentence and the rest. */
function cutFirstSentence(paragraph: string): { first: string; rest: string } {
  const end = paragraph.search(/[.!?]\s/);
  return end < 0
    ? { first: paragraph, rest: '' }
    : { first: paragraph.slice(0, end + 1), rest: paragraph.slice(end + 2) };
}

/** Description of the city, with its highlights beside it. */
export function CityIntro({ city }: { city: Pick<City, 'name' | 'intro' | 'highlights'> }) {
  const { first, rest } = cutFirstSentence(city.intro[0] ?? '');
  const paragraphs = [rest, ...city.intro.slice(1)].filter(Boolean);
  return (
    <section
      aria-labelledby="about-city"
      className="grid gap-10 page pt-14 pb-14 lg:grid-cols-[7fr_4fr] lg:gap-32 lg:pt-24"
    >
      <div>
        <h2 id="about-city" className="text-[1.5rem] type-h3 lg:text-[1.75rem]">
          {first}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 measure text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <h3 className="sr-only">Highlights of {city.name}</h3>
        <ul className="border-t-2 border-ink type-small">
          {city.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-3 border-b border-line py-3">
              <span aria-hidden="true" className="mt-2 size-1.5 flex-none bg-terra-500" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
