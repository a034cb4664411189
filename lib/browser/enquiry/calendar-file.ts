import { toIcs, type CalendarEvent } from '@/lib/domain/enquiry/calendar';

/** Address of a calendar file with one event, valid while the page is open. */
export function calendarFileUrl(event: Omit<CalendarEvent, 'stampMs'>): string {
  return URL.createObjectURL(new Blob([toIcs({ ...event, stampMs: Date.now() })], { type: 'text/calendar' }));
}
