import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { Accordion } from '@/components/ui/Accordion';
import type { City } from '@/lib/domain/place/city';
import type { Office } from '@/lib/domain/site/site';

interface CityQuestionsProps {
  city: Pick<City, 'name' | 'faqs'>;
  site: Office;
}

/** Questions about buying in the city, with the form beside them. */
export function CityQuestions({ city, site }: CityQuestionsProps) {
  return (
    <div className="grid gap-12 page section lg:grid-cols-[7fr_4fr] lg:gap-32">
      {city.faqs.length > 0 ? (
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-6 type-h2">
            Buying in {city.name}
          </h2>
          <Accordion name="city-faq" items={city.faqs} isFirstOpen headingLevel={3} />
        </section>
      ) : null}
      <section aria-labelledby="ask" className="border-t-2 border-ink pt-5">
        <h2 id="ask" className="type-h3">
          Ask about {city.name}
        </h2>
        <p className="mt-1 mb-4 type-small text-ink-2">A consultant calls you back.</p>
        <OfficeForm channel="listing" office={site} />
      </section>
    </div>
  );
}
