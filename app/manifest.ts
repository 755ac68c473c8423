import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { config } from '@/lib/config/config';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  // Not prerendered: the brand is that of the running server.
  await connection();
  return {
    name: config.BRAND_NAME,
    short_name: config.BRAND_NAME,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    background_color: '#f7f4ee',
    theme_color: '#ffffff',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
