import type { MailDriver } from '../mail/mail-driver.ts';
import type { Metrics } from './metrics.ts';

/** Counts each mail as sent or failed. */
export function countedMail(driver: MailDriver, metrics: Metrics): MailDriver {
  return {
    async send(message) {
      try {
        await driver.send(message);
        metrics.mailLeft(true);
      } catch (error) {
        metrics.mailLeft(false);
        throw error;
      }
    },
  };
}
