import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { City } from '@/lib/domain/city';
import { formatProjectCount } from '@/lib/domain/display-text';

interface CityCardProps {
  city: Pick<City, 'name' | 'href' | 'image'>;
  projectCount: number;
  headingLevel: 2 | 3;
}

/** Photo, name and arrow below it (visual language 8, City / locality card). */
export function CityCard({ city, projectCount, headingLevel }: CityCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative photo-zoom">
      <div className="overflow-hidden rounded-card">
        <Picture
          image={city.image}
          alt=""
          sizes="(width < 768px) 50vw, 284px"
          className="aspect-4/5 w-full object-cover md:aspect-5/6"
        />
      </div>
      <Heading className="mt-3 flex items-center justify-between gap-3 type-title">
        <SiteLink href={city.href} className="stretched">
          {city.name}
        </SiteLink>
        <Icon name="arrow-right" size={16} className="text-teal-700" />
      </Heading>
      <p className="type-small text-ink-2">
        {projectCount > 0 ? formatProjectCount(projectCount) : 'No projects listed yet'}
      </p>
    </article>
  );
}
