import { describe } from '@jest/globals';
import { externalLink, rules } from './body.fixture';

describe('links', () => {
  rules([
    ['<a href="https://a.fr/?b&c">d</a>', `<p>${externalLink('https://a.fr/?b&amp;c', 'd')}</p>`],
    [
      '<a href="https://www.medireleve.example/annonces" target="_blank">a</a>',
      '<p><a href="/annonces">a</a></p>',
    ],
    [
      '<a href="mailto:a@b.fr">a</a> <a href="tel:112">b</a>',
      '<p><a href="mailto:a@b.fr">a</a> <a href="tel:112">b</a></p>',
    ],
    ['<a href="javascript:alert(1)">a</a> <a>b</a>', '<p>a b</p>'],
    [
      '<a href="https://a.fr">b (Nouvelle fenêtre) </a>',
      `<p>${externalLink('https://a.fr/', 'b')}</p>`,
    ],
    ['<a href="/b">b (nouvelle fenêtre)</a>', '<p><a href="/b">b</a></p>'],
    ['<a href="/a"></a>b', '<p>b</p>'],
    [
      '<a href="/a"><img src="/b.png"></a>',
      '<p><img src="https://api.medireleve.example/b.png" alt="" loading="lazy" decoding="async"></p>',
    ],
    ['<a href="/a"><p>b</p></a>', '<p><a href="/a">b</a></p>'],
    ['<a href="/a"><p>b</p><p>c</p>', '<p>b</p><p>c</p>'],
    ['<a href="/a">b<span><a href="/c">d</a></span></a>', '<p><a href="/a">bd</a></p>'],
    [
      '<h2 id="x">A</h2><a href="#x">b</a> <a href="#section-a">c</a>',
      '<h2 id="section-a">A</h2><p><a href="#section-a">b</a> <a href="#section-a">c</a></p>',
    ],
    [
      '<a href="#é">a</a><h2 id="é">É</h2><a href="#%C3%A9">b</a>',
      '<p><a href="#section-e">a</a></p><h2 id="section-e">É</h2><p><a href="#section-e">b</a></p>',
    ],
    [
      '<h2>A</h2><a href="#contenu">a</a> <a href="#">b</a> <a href="#%">c</a>',
      '<h2 id="section-a">A</h2><p>a b c</p>',
    ],
  ]);
});
