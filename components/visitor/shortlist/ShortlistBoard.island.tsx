/** Why an island: the list is stored on the device; the code that shows it is fetched on this page only. */
import { useEffect, useState } from 'react';
import { ShortlistFault } from './ShortlistFault';
import type { ShortlistLive, ShortlistProps } from './ShortlistLive';

type Stage = { kind: 'loading' | 'failed' } | { kind: 'live'; Live: typeof ShortlistLive };

/** The shortlist; a skeleton until its code has loaded. */
export function ShortlistBoard(props: ShortlistProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'loading' });

  useEffect(() => {
    import('./ShortlistLive').then(
      ({ ShortlistLive: Live }) => setStage({ kind: 'live', Live }),
      () => setStage({ kind: 'failed' }),
    );
  }, []);

  if (stage.kind === 'live') return <stage.Live {...props} />;
  return stage.kind === 'failed' ? <ShortlistFault onRetry={() => location.reload()} /> : <ShortlistSkeleton />;
}

/** Two columns of the comparison while code and data load. */
function ShortlistSkeleton() {
  return (
    <div className="noscript:hidden">
      <p role="status" className="mb-6 flex min-h-11 items-center font-semibold">
        Loading projects...
      </p>
      <div aria-hidden="true" className="compare">
        <table>
          <tbody>
            <tr>
              <th />
              <td>
                <div className="aspect-3/2 animate-blank rounded-card bg-skeleton" />
              </td>
              <td>
                <div className="aspect-3/2 animate-blank rounded-card bg-skeleton" />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
