import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { Enhancer } from '@/components/islands/Enhancer';
import { JsonLd } from '@/components/layout/JsonScript';
import { TagQuestion } from '@/components/layout/TagQuestion';
import { RedirectPage } from '@/components/site/RedirectPage';
import { isRedirect, pagePath, paramsToBuild, type PageKind } from '@/lib/content/pages/page-kind';
import { getShell } from '@/lib/content/pages/shell';
import { redirectMetadata, type PageContext } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<object>;
}

/** How a page kind is rendered. Each function gets the page's data, the site and a card, and reads nothing else. */
interface Shown<Page> {
  metadata: (page: Page) => Metadata;
  /** Structured data, if the page has any. */
  graph?: (page: Page) => object;
  View: ComponentType<Page>;
}

/** The exports that Next needs from the route of a page kind. */
export function routeOf<Params extends object, Page extends object>(
  kind: PageKind<Params, Page>,
  { metadata, graph, View }: Shown<Page & PageContext>,
) {
  async function read({ params }: Props) {
    const page = kind.read((await params) as Params) ?? notFound();
    const { shareImage, site } = getShell();
    return { shareImage, ...page, site };
  }
  return {
    params: () => paramsToBuild(kind),
    metadata: async (props: Props): Promise<Metadata> => {
      const page = await read(props);
      if (isRedirect(page)) return redirectMetadata(page);
      const isEmpty = getShell().emptyPages.includes(pagePath(kind, await props.params));
      return isEmpty ? { ...metadata(page), robots: 'noindex' } : metadata(page);
    },
    Page: async (props: Props) => {
      const page = await read(props);
      if (isRedirect(page)) return <RedirectPage to={page.redirectTo} />;
      const { analyticsEndpoint: endpoint, tags } = page.site;
      const vitals = endpoint ? <Enhancer name="vitals" endpoint={endpoint} kind={kind.name} /> : null;
      return (
        <>
          {graph ? <JsonLd data={graph(page)} /> : null}
          <View {...page} />
          {tags ? <TagQuestion {...tags}>{vitals}</TagQuestion> : vitals}
        </>
      );
    },
  };
}
