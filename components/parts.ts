import type { ReactNode } from 'react';
import type { MapView } from '@/lib/domain/place/draw-map';
import type { Project } from '@/lib/domain/project/project';
import { BrochureLink } from '@/components/project/brochure/BrochureLink';
import { CityMap } from '@/components/map/CityMap';

type Part<Props> = (props: Props) => ReactNode;

interface Parts {
  BrochureLink: Part<{ project: Pick<Project, 'id' | 'name' | 'developerSlug'> }>;
  CityMap: Part<{ map: MapView; id: string; title: string; listingKey?: string }>;
}

/** Views of capabilities that stand in pages of others, a row each. Without its row a place stays empty. */
export const PARTS: Partial<Parts> = {
  BrochureLink,
  CityMap,
};
