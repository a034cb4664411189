import { Icon } from '@/components/ui/Icon';
import type { City } from '@/lib/domain/place/city';

/** Splits a paragraph into its first sentence and the rest. */
function cutFirstSentence(paragraph: string): { first: string; rest: string } {
  const end = paragraph.search(/[.!?]\s/);
  return end < 0
    ? { first: paragraph, rest: '' }
    : { first: paragraph.slice(0, end + 1), rest: paragraph.slice(end + 2) };
}

/** Description of the city, with its highlights beside it; both folded on phones, where the projects come first. */
export function CityIntro({ city }: { city: Pick<City, 'name' | 'intro' | 'highlights'> }) {
  const { first, rest } = cutFirstSentence(city.intro[0] ?? '');
  const paragraphs = [rest, ...city.intro.slice(1)].filter(Boolean);
  return (
    <section aria-labelledby="about-city" className="city-intro">
      <div>
        <h2 id="about-city" className="type-h3">
          {first}
        </h2>
        {paragraphs.length > 0 ? (
          <details className="fold">
            <summary className="text-[0.9375rem] font-semibold text-accent">
              Read More
              <Icon name="chevron-down" />
            </summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 measure text-ink-2 md:mt-4">
                {paragraph}
              </p>
            ))}
          </details>
        ) : null}
      </div>
      {city.highlights.length > 0 ? (
        <details className="fold">
          <summary className="text-[0.9375rem] font-semibold text-accent">
            Highlights of {city.name}
            <Icon name="chevron-down" />
          </summary>
          <ul className="border-t-2 border-ink type-small">
            {city.highlights.map((highlight) => (
              <li key={highlight} className="flex gap-3 border-b border-line py-3">
                {highlight}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
