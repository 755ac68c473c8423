/*
 * The rules that several kinds of pages share, and those of the layout around them. The layout and
 * every page import this first: in one order everywhere, the bundler puts them in one sheet, and
 * leaves to a page what it alone needs (`cssChunking` in next.config.ts). Features come after, and
 * have the last word.
 */
import './globals.css';
import '@/components/ui/button.module.css';
import '@/components/ui/visually-hidden.module.css';
import '@/components/ui/container.module.css';
import '@/components/ui/arc.module.css';
import '@/components/ui/empty-state.module.css';
import '@/components/ui/notice.module.css';
import '@/components/ui/card.module.css';
import '@/components/ui/whole-card.module.css';
import '@/components/ui/badge.module.css';
import '@/components/ui/link-pending.module.css';
import '@/components/ui/skeleton.module.css';
import '@/components/ui/skip-link.module.css';
import '@/components/ui/progress-bar.module.css';
import '@/components/ui/control.module.css';
import '@/components/ui/field.module.css';
import '@/components/ui/error-line.module.css';
import '@/components/ui/link-columns.module.css';
import '@/components/ads/ad-badges.module.css';
import '@/components/map/consent-panel.module.css';
import '@/components/map/map-message.module.css';
import '@/components/layout/fonts';
import '@/components/layout/skip-to-content.module.css';
import '@/components/layout/header.module.css';
import '@/components/layout/logo.module.css';
import '@/components/layout/menu.module.css';
import '@/components/layout/breadcrumbs.module.css';
import '@/components/layout/footer.module.css';
import '@/components/layout/social-links.module.css';
