const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);
const wait = (count: number) => `${enquiries(count)} ${count === 1 ? 'waits' : 'wait'} on this device`;

/** Texts of the notice about waiting enquiries; they never contain typed text (security 3.3). */
export const pendingText = {
  waiting: (count: number) => `${wait(count)}.`,
  stillWaiting: (count: number) => `Not sent yet: ${wait(count)}.`,
  sent: (count: number) =>
    count === 1 ? 'Your saved enquiry has been sent.' : `Your ${count} saved enquiries have been sent.`,
  refused: (message: string) => `A saved enquiry was not accepted: ${message}`,
  deleted: (count: number) => `${enquiries(count)} deleted from this device.`,
} as const;
