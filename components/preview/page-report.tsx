import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  ImageOffIcon,
  LightbulbIcon,
} from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/links';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PageReportView, SearchResult, ShareCard } from '@/lib/seo/audit/page-report';
import { shareImageSize } from '@/lib/share/share-image';
import drawn from './link-previews.module.css';
import styles from './page-report.module.css';

/** How search engines and social networks show one page. */
export function PageReport({ report }: { report: PageReportView }) {
  const { kind, path, status, count, findings, previews } = report;
  return (
    <article className={styles.report}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2>{kind}</h2>
          <p className={styles.path}>
            {path} <span>({status})</span>
          </p>
        </div>
        <ButtonLink href={path} variant="secondary" newTab>
          Ouvrir la page
        </ButtonLink>
      </div>
      <section className={styles.section}>
        <h3>{findings.length > 0 ? `À revoir\u00a0: ${count}` : count}</h3>
        <FindingList findings={findings} />
      </section>
      {previews && (
        <>
          <section className={styles.section}>
            <h3>Dans les résultats de recherche</h3>
            {previews.absence && <Notice>{previews.absence}</Notice>}
            <SearchPreviews result={previews.result} />
          </section>
          <section className={styles.section}>
            <h3>Dans un lien partagé</h3>
            <SharePreviews card={previews.card} />
          </section>
          <section className={styles.section}>
            <h3>Données structurées</h3>
            <DataBlocks blocks={previews.blocks} />
            <p>
              <NewTabLink href={previews.testUrl}>
                Tester cette page avec l’outil de Google
              </NewTabLink>
            </p>
          </section>
          <section className={styles.section}>
            <h3>Ce que dit la page</h3>
            <Card className={styles.fields}>
              {Object.entries(previews.groups).map(([title, values]) => (
                <div key={title} className={styles.group}>
                  <h4>{title}</h4>
                  <dl className={styles.values}>
                    {Object.entries(values).map(([label, [value, note]]) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <span className={styles.value}>{value || 'Absent'}</span>
                          {note && <span className={styles.note}>{note}</span>}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </Card>
          </section>
        </>
      )}
    </article>
  );
}

const severities = {
  error: { Icon: CircleAlertIcon, word: 'Erreur' },
  advice: { Icon: LightbulbIcon, word: 'Conseil' },
};

/** The problems of a page, and how to fix them. */
function FindingList({ findings }: Pick<PageReportView, 'findings'>) {
  if (findings.length === 0) {
    return (
      <Card className={styles.faultless}>
        <CircleCheckIcon size={22} aria-hidden />
        <p>Cette page est prête pour les moteurs de recherche et les partages.</p>
      </Card>
    );
  }
  return (
    <Card>
      <ul className={styles.findings}>
        {findings.map(({ code, severity, label, problem, remedy }) => {
          const { Icon, word } = severities[severity];
          return (
            <li key={code + problem} className={classNames(styles.finding, styles[severity])}>
              <Icon size={22} aria-hidden />
              <div>
                <h4>
                  <VisuallyHidden>{word} : </VisuallyHidden>
                  {label}
                </h4>
                <p>{problem}</p>
                <p className={styles.remedy}>{remedy}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The structured data of a page, and what each block lacks for Google. */
function DataBlocks({ blocks }: Pick<NonNullable<PageReportView['previews']>, 'blocks'>) {
  if (blocks.length === 0) return <Card>Cette page n’en a pas.</Card>;
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ type, source, missing }) => (
        <Card as="li" key={source} className={styles.block}>
          <h4>{type}</h4>
          {missing.length > 0 ? (
            <p>{`Il manque\u00a0: ${missing.join(', ')}`}</p>
          ) : (
            <p className={styles.complete}>Rien n’y manque pour Google.</p>
          )}
          <details className={styles.source}>
            <summary>Voir le code</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll with the keyboard too */}
            <pre tabIndex={0}>{source}</pre>
          </details>
        </Card>
      ))}
    </ul>
  );
}

const devices = [
  { device: 'desktop', caption: 'Sur un ordinateur' },
  { device: 'phone', caption: 'Sur un téléphone' },
];

/** A search result as Google shows it: the style sheet cuts its texts. */
function SearchPreviews({ result }: { result: SearchResult }) {
  return (
    <div className={drawn.results}>
      {devices.map(({ device, caption }) => (
        <figure key={device} className={drawn.figure}>
          <figcaption className={drawn.caption}>{caption}</figcaption>
          <div className={drawn.result} data-device={device} data-light>
            <div className={drawn.source}>
              <img src="/icon.svg" alt="" width={18} height={18} className={drawn.icon} />
              <div className={drawn.where}>
                <p className={drawn.site}>{result.site}</p>
                <p className={drawn.trail}>{result.trail}</p>
              </div>
            </div>
            <p className={drawn.title}>{result.title}</p>
            <p className={drawn.description}>
              {result.description || 'Google choisira un passage de la page.'}
            </p>
          </div>
        </figure>
      ))}
    </div>
  );
}

/** A shared link as social networks and messengers show it. */
function SharePreviews({ card }: { card: ShareCard }) {
  const { isLargeOnX, title, description, host, site, image } = card;
  return (
    <div className={drawn.cards}>
      <figure>
        <figcaption className={drawn.caption}>Grande carte (LinkedIn, Facebook)</figcaption>
        <div className={drawn.large} data-light>
          <ShareImagePreview image={image} />
          <div className={drawn.words}>
            <p className={drawn.cardTitle}>{title}</p>
            <p className={drawn.host}>{host}</p>
          </div>
        </div>
      </figure>
      {isLargeOnX ? (
        <figure>
          <figcaption className={drawn.caption}>Grande carte de X, titre sur l’image</figcaption>
          <div className={drawn.onX} data-light>
            <ShareImagePreview image={image} />
            <p className={drawn.over}>{title}</p>
          </div>
          <p className={drawn.from}>{`De ${host}`}</p>
        </figure>
      ) : (
        <figure>
          <figcaption className={drawn.caption}>Petite carte de X</figcaption>
          <div className={drawn.small} data-light>
            <ShareImagePreview image={image} square />
            <div className={drawn.words}>
              <p className={drawn.host}>{host}</p>
              <p className={drawn.cardTitle}>{title}</p>
              {description && <p className={drawn.cardDescription}>{description}</p>}
            </div>
          </div>
        </figure>
      )}
      <figure>
        <figcaption className={drawn.caption}>Messagerie (WhatsApp, Slack)</figcaption>
        <div className={drawn.chat} data-light>
          <div className={drawn.bubble}>
            <ShareImagePreview image={image} />
            <div className={drawn.words}>
              {site && <p className={drawn.host}>{site}</p>}
              <p className={drawn.cardTitle}>{title}</p>
              {description && <p className={drawn.cardDescription}>{description}</p>}
              <p className={drawn.host}>{host}</p>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** The image of a shared link, cropped as on social networks; or a message that there is none. */
function ShareImagePreview({ image, square }: Pick<ShareCard, 'image'> & { square?: boolean }) {
  const shape = classNames(drawn.picture, square && drawn.square);
  if (image === null) {
    return (
      <div className={classNames(shape, drawn.none)}>
        <ImageOffIcon size={28} aria-hidden />
        <span>Pas d’image</span>
      </div>
    );
  }
  return (
    <img src={image.src} alt={image.alt} {...shareImageSize} loading="lazy" className={shape} />
  );
}
