import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Saves the firms' templates that tests fill as Word files, by LibreOffice. Run it when their sources change. */
const FOLDER = join(import.meta.dirname, '../testing/templates');
/** One of them is a template in Word's own sense. */
const KINDS = [
  ['portrait-serif', 'docx', 'MS Word 2007 XML'],
  ['landscape-german', 'docx', 'MS Word 2007 XML'],
  ['landscape-german', 'dotx', 'MS Word 2007 XML Template'],
] as const;

const profile = mkdtempSync(join(tmpdir(), 'plumbline-templates-'));
for (const [name, ending, filter] of KINDS) {
  const source = join(FOLDER, `${name}.fodt`);
  const target = ['--convert-to', `${ending}:${filter}`, '--outdir', FOLDER];
  execFileSync(
    '/usr/bin/soffice',
    [`-env:UserInstallation=file://${profile}`, '--headless', ...target, source],
    { stdio: 'inherit' },
  );
}
rmSync(profile, { recursive: true, force: true });
console.log(readdirSync(FOLDER).join('\n'));
