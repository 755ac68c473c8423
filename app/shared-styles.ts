/*
 * The styles that several kinds of pages share, and those of the layout. The layout and every page import this file
 * first: so the bundler puts them in the same style sheets (`cssChunking` in next.config.ts), and the styles of features,
 * which override them, in later ones. A style that is missing here splits those after it: four gave a page of ads nine.
 */
import './globals.css';
import '@/components/ui/button/button.module.css';
import '@/components/ui/share-button/share-button.module.css';
import '@/components/ui/visually-hidden.module.css';
import '@/components/ui/container.module.css';
import '@/components/ui/arc/arc.module.css';
import '@/components/ui/notice/notice.module.css';
import '@/components/ui/card.module.css';
import '@/components/ui/whole-card.module.css';
import '@/components/ui/badge.module.css';
import '@/components/ui/link/links.module.css';
import '@/components/ui/loading/loading.module.css';
import '@/components/ui/field/field.module.css';
import '@/components/ads/card/save-button.module.css';
import '@/components/ads/pay-rule.module.css';
import '@/components/ads/planning/planning-link.module.css';
import '@/components/recent/recent-searches.module.css';
import '@/components/places/place-field.module.css';
import '@/components/map/consent-panel.module.css';
import '@/components/map/map-message.module.css';
import '@/components/layout/fonts';
import '@/components/layout/header/header.module.css';
import '@/components/layout/header/menu.module.css';
import '@/components/layout/breadcrumbs.module.css';
import '@/components/landing/link-groups.module.css';
import '@/components/layout/footer/footer.module.css';
