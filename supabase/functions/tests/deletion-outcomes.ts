import { expect, it } from 'vitest';
import { makeReport, storePhoto } from '../../../testing/reports.ts';
import type { Trial } from './model-trial.ts';

export function describeDeletions(trial: Trial): void {
  it('delete_report_files removes what is stored', async () => {
    const emptied = await makeReport(trial.runtime.hostUrl);
    const url = await storePhoto(emptied);
    const response = await fetch(trial.runtime.functionsUrl('delete_report_files'), {
      method: 'POST',
      headers: { authorization: `Bearer ${emptied.token}` },
      body: JSON.stringify({ report_id: emptied.reportId }),
    });
    expect(await response.json()).toEqual({ success: true });
    expect((await fetch(url)).ok).toBe(false);
  });

  it('delete_account removes the person and what is stored', async () => {
    const leaver = await makeReport(trial.runtime.hostUrl);
    const url = await storePhoto(leaver);
    const response = await fetch(trial.runtime.functionsUrl('delete_account'), {
      method: 'POST',
      headers: { authorization: `Bearer ${leaver.token}` },
      body: JSON.stringify({ email: leaver.email }),
    });
    expect(await response.json()).toEqual({ success: true });
    expect((await fetch(url)).ok).toBe(false);
    expect((await leaver.client.auth.getUser()).error?.name).toBe('AuthApiError');
  });

  it.each(['sum_photos', 'delete_report_files', 'delete_account'])(
    '%s asks a person whose session has ended to sign in again',
    async (name) => {
      const leaver = await makeReport(trial.runtime.hostUrl);
      await leaver.client.auth.signOut();
      const response = await fetch(trial.runtime.functionsUrl(name), {
        method: 'POST',
        headers: { authorization: `Bearer ${leaver.token}` },
        body: JSON.stringify({ report_id: leaver.reportId, email: leaver.email }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, code: 'unauthenticated' });
    },
  );
}
