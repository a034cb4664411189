import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon';

export type NoticeTone = 'ok' | 'err' | 'saved';

interface NoticeProps {
  tone: NoticeTone;
  title: string;
  children?: ReactNode;
  /** Ref of the box, for a notice that takes the focus. */
  boxRef?: Ref<HTMLDivElement>;
}

const LOOK: Record<NoticeTone, { box: string; title: string; icon: string; role: 'status' | 'alert' }> = {
  ok: { box: 'bg-ok-bg', title: 'text-ok', icon: 'circle-check', role: 'status' },
  err: { box: 'bg-err-bg', title: 'text-err', icon: 'circle-alert', role: 'alert' },
  saved: { box: 'bg-notice-bg', title: 'text-notice', icon: 'hard-drive-download', role: 'status' },
};

/** Result of a visitor's action; stays until replaced (visual-language 8, Enquiry form). */
export function Notice({ tone, title, children, boxRef }: NoticeProps) {
  const look = LOOK[tone];
  return (
    <div
      ref={boxRef}
      role={look.role}
      tabIndex={-1}
      className={`flex gap-3 rounded-card p-4 type-small text-ink ${look.box}`}
    >
      <Icon name={look.icon} className={`mt-px flex-none ${look.title}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${look.title}`}>{title}</p>
        {children}
      </div>
    </div>
  );
}
