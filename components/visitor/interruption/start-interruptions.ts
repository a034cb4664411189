import {
  GREETING_FOLD_PX,
  GREETING_ID,
  interruption,
  type Interruption,
  isGreetingFolded,
  type Moment,
  PROMO_GONE,
  type Promo,
} from '@/lib/domain/visitor/interruption';
import { draw } from '@/components/islands/draw';
import { countInSession, isRemembered, rememberForSession } from '@/lib/browser/session-memory';
import { BANDS } from './bands';
import { focusLauncher } from './launcher';
import './interruption.css';

/** Fields and buttons of a form: a visitor on Send is still filling in the form. */
const FILLING = 'input, textarea, select, form *';

/** Whether a dialog of any kind is open, and whether a form is being filled in. */
export const lookForOverlay = (): Pick<Moment, 'isOverlayOpen' | 'isFilling'> => ({
  isOverlayOpen: document.querySelector('dialog[open]') !== null,
  isFilling: document.activeElement?.matches(FILLING) ?? false,
});

/** 24 px is half as large again as browsers have it. */
const areLettersLarge = () => parseFloat(getComputedStyle(document.documentElement).fontSize) > 24;

/** Whether the page has a search of its own that has not gone: the promotion would lie on it and on the headline. */
const isSearchShown = () =>
  document.querySelector('main[data-search]') !== null && document.querySelector('header[data-search-gone]') === null;

/** Calls back when a dialog opens or closes, the page's own search comes or goes, and the focus moves. */
export function watchOverlay(onChange: () => void, signal: AbortSignal): void {
  // Between blur and focus of two fields nothing has the focus, so check afterwards.
  const later = () => setTimeout(onChange);
  document.addEventListener('focusin', later, { signal });
  document.addEventListener('focusout', later, { signal });
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open', 'data-search-gone'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

export interface InterruptionsProps {
  hasPromo: boolean;
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isEnquiryFirst: boolean;
  /** First word of the company's name, used before 'assistant'. */
  shortName: string;
  /** Named by the first quick reply. */
  city: string | null;
}

const GREETING_CLOSED = 'greeting-closed';

/** Where the assistant's links lead without it. */
const contactHref = () => document.querySelector<HTMLAnchorElement>('a[data-assistant]')?.href ?? '/';

const isNarrow = () => matchMedia('(width < 64rem)').matches;

function isGreetingOpenAtFirst(): boolean {
  const pageOfSession = countInSession('pages');
  const isListing = document.querySelector('[data-stage]') !== null;
  return !isRemembered(GREETING_CLOSED) && !isGreetingFolded({ pageOfSession, isListing, isNarrow: isNarrow() });
}

/**
 * Shows one interruption at a time: promotion, greeting, or the panel on request (visual-language 7). `data-band` of the
 * document names it, which reserves its room at the bottom of the page.
 */
export function startInterruptions(root: HTMLElement, signal: AbortSignal, props: InterruptionsProps): void {
  const { promotion, fetchPanel } = BANDS;
  const greeting = document.getElementById(GREETING_ID);
  let now: Interruption | null = null;
  let promo: Promo | null = null;
  let isEnquiryAwaited = props.isEnquiryFirst && innerWidth >= 768;
  let isGreetingOpen = greeting !== null && isGreetingOpenAtFirst();
  let panels = 0;
  let isPanelOpen = false;

  const update = () => {
    const before = now;
    const isPromoDue = promo !== null && !isSearchShown();
    const overlay = { ...lookForOverlay(), areLettersLarge: areLettersLarge() };
    now = interruption({ ...overlay, isPromoDue, isEnquiryAwaited, isGreetingOpen });
    if (now === before) return;
    document.documentElement.dataset['band'] = now;
    if (greeting) greeting.hidden = now !== 'greeting';
    if (!isPanelOpen && (now === 'promotion' || before === 'promotion')) drawPromotion();
  };
  const drawPromotion = () => {
    const shown = now === 'promotion' && promo ? { promo, onDismiss } : null;
    if (promotion) void draw(root, promotion.fetchPromotion(), shown);
  };
  const foldGreeting = () => {
    isGreetingOpen = false;
    update();
  };
  const onDismiss = () => {
    rememberForSession(PROMO_GONE);
    promo = null;
    // The promotion replaced the greeting: it must not reappear afterwards.
    foldGreeting();
  };
  const closeGreeting = () => {
    const hadFocus = greeting?.contains(document.activeElement);
    rememberForSession(GREETING_CLOSED);
    foldGreeting();
    if (hadFocus) focusLauncher();
  };

  const openPanel = (firstQuestion: string | null) => {
    if (!fetchPanel || !greeting) return;
    isPanelOpen = true;
    // A question starts the panel again.
    if (firstQuestion) panels += 1;
    const { shortName, city } = props;
    const words = greeting.querySelector('p')!.textContent;
    draw(root, fetchPanel(), { key: panels, shortName, city, greeting: words, firstQuestion, onClose }).catch(() =>
      location.assign(contactHref()),
    );
  };
  const onClose = () => {
    isPanelOpen = false;
    if (now === 'promotion') drawPromotion();
    else if (fetchPanel) void draw(root, fetchPanel(), null);
    closeGreeting();
    focusLauncher();
  };
  const onGreeting = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (button?.value) openPanel(button.value);
    else if (button) closeGreeting();
  };
  greeting?.addEventListener('click', onGreeting, { signal });
  greeting?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeGreeting(), { signal });

  const onClick = (event: MouseEvent) => {
    if (!fetchPanel || !(event.target as Element).closest('a[data-assistant]')) return;
    event.preventDefault();
    openPanel(null);
  };
  document.addEventListener('click', onClick, { signal });
  const onDialogClosed = () => {
    isEnquiryAwaited = false;
    update();
  };
  document.addEventListener('close', onDialogClosed, { capture: true, signal });
  const start = scrollY;
  const onScroll = () => {
    if (isGreetingOpen && isNarrow() && Math.abs(scrollY - start) > GREETING_FOLD_PX) foldGreeting();
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  const onShow = () => {
    if (isRemembered(GREETING_CLOSED)) foldGreeting();
  };
  addEventListener('pageshow', onShow, { signal });
  watchOverlay(update, signal);
  const onDue = (due: Promo | null) => {
    promo = due;
    update();
  };
  if (props.hasPromo) promotion?.startPromoTimer(onDue, signal);
  update();
}
