import type { ComponentType } from 'react';
import type { Promo } from '@/lib/domain/visitor/interruption';
import { promotion } from '@/components/visitor/promotion/start-promo-timer';

interface PanelProps {
  shortName: string;
  greeting: string;
  city: string | null;
  firstQuestion: string | null;
  onClose: () => void;
}

interface Bands {
  promotion: {
    fetchPromotion: () => Promise<ComponentType<{ promo: Promo; onDismiss: () => void }>>;
    startPromoTimer: (onDue: (promo: Promo | null) => void, signal: AbortSignal) => void;
  };
  fetchPanel: () => Promise<ComponentType<PanelProps>>;
}

/** What may ask for attention, a row each. */
export const BANDS: Partial<Bands> = {
  promotion,
  fetchPanel: () => import('@/components/assistant/AssistantPanel').then(({ AssistantPanel }) => AssistantPanel),
};
