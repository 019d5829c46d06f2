import { describe, expect, it } from 'vitest';
import { signInMail } from './sign-in-mail.ts';

const tokenHash = 'a1'.repeat(32);
const mail = (to: string) => signInMail({ to, tokenHash }, '12345678', 'https://r.example.com');

describe('the mail with a sign-in link', () => {
  it('has the link in both forms, for the page that asks for a click', () => {
    const { text, html } = mail('ada@example.com');
    const link = `https://r.example.com/confirm#token_hash=${tokenHash}&type=email&email=ada%40example.com`;
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(html).not.toContain('{{');
    expect(text).toContain('where you asked for the link: 12345678\n');
    expect(html).toContain('>12345678</strong>');
  });

  it('shows whatever stands in an address as text @sign-in-mail-1', () => {
    const { html } = mail(`"><img src=x onerror='1'>&@example.com`);
    expect(html).not.toMatch(/<img|"><|='1'/);
    expect(html).toContain('&quot;&gt;&lt;img');
  });
});
