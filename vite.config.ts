import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pdfFonts } from './server/build/pdf-fonts-plugin.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Icons and small controls that several screens share stand in one file: each file of its own
 * costs a kilobyte of headers and compresses worse. Figures: bench/bundle.ts.
 */
const SMALL_PARTS =
  /lucide-react[\\/]dist|tailwind-merge|clsx|class-variance|src[\\/]lib[\\/](cn|errors|theme)\.ts|src[\\/]components[\\/]ui[\\/](alert|badge|button|card|field|field-style|input|label|panel-style|skeleton|spinner|textarea)\.tsx?$/;
const CHUNK_GROUPS = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', test: SMALL_PARTS, minShareCount: 2, priority: 1 },
];

/** A first start says one line, not which plugin took how long. */
const QUIET = { pluginTimings: false };

export default defineConfig({
  plugins: [react(), tailwindcss(), pdfFonts()],
  resolve: {
    alias: {
      '@': file('./src'),
      '@shared': file('./supabase/functions/_shared'),
      // A quarter of the client's script, for a service that the product does not use.
      '@supabase/realtime-js': file('./src/lib/no-realtime.ts'),
    },
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
      checks: QUIET,
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
});
