import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../supabase/functions/_shared/languages/language';
import { FINDINGS_IN } from './findings';

describe('findings as engineers write them', () => {
  it.each(LANGUAGES)('are of many lengths, each with all it has to say: %s', (language) => {
    const findings = FINDINGS_IN[language];
    const lengths = findings.map(({ defect }) => defect.length);
    expect(findings.length).toBeGreaterThanOrEqual(33);
    expect(findings.flatMap((finding) => Object.values(finding)).filter((text) => !text)).toEqual(
      [],
    );
    expect(Math.min(...lengths)).toBeLessThan(20);
    expect(Math.max(...lengths)).toBeGreaterThan(language === 'ja' ? 100 : 200);
  });

  it('are three hundred', () => {
    const count = LANGUAGES.reduce((sum, language) => sum + FINDINGS_IN[language].length, 0);
    expect(count).toBe(300);
  });
});
