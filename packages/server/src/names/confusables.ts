// Letters that look like other letters: what the table of Unicode Technical Standard 39 (confusables.txt, Unicode 10)
// says about letters and digits of names. © 1991-2017 Unicode, Inc., see UNICODE-LICENSE.txt beside this file.

/** Each is a character and what it is mistaken for. Characters that normalising takes apart are found by their parts. */
const LATIN_GREEK_CYRILLIC_ARMENIAN: readonly string[] = [
  "0O 1l Ɓ'B Ɗ'D Ƥ'P Ƭ'T Ƴ'Y ъˉb ð∂̵ Ƨ2 Ϩ2 ƻ2̵ Ȝ3 Ʒ3 З3 Ӡ3 Ҙ3̦ Ƽ5 б6 ȣ8 Ȣ8 αa аa ΑA АA æae ӕae ÆAE ӔAE",
  "Ƅb Ьb ΒB ВB ƃb̄ Ƃb̄ Бb̄ ƀb̵ ҍb̵ Ҍb̵ ѣb̵ Ѣb̵ Ыbl вʙ сc СC ȼc̸ ҫc̦ ҪC̦ ƇC' εꞓ єꞓ ԑꞓ ЄꞒ ͽꜿ ϿꜾ ԁd ƌd̄",
  "đd̵ ĐD̵ ÐD̵ ƉD̵ δẟ ծẟ еe ҽe ΕE ЕE ɇe̸ ɆE̸ ҿę әǝ ӘƏ ԐƐ зɜ ҙɜ̦ ẝf քf ϜF ƒf̦ ƑF̦ ƍg ցg ԌG ǥg̵ ǤG̵ ƓG'",
  'ԍɢ һh հh ΗH НH ҢH̩ ħh̵ ћh̵ ĦH̵ ӉH̦ ӇH̦ нʜ ңʜ̩ ӊʜ̦ ӈʜ̦ ԊǶ ͰⱵ ıi ιi іi ӏi ϳj јj ͿJ ЈJ ɉj̵ ɈJ̵ յȷ ΚK КK',
  "ƙk̔ ҚK̩ ҞK̵ ƘK' Il Ɩl Ιl Іl Ӏl łl̸ ŁL̸ Ɨl̵ ƚl̵ ЮlO ΜM ϺM МM ӍM̦ ոn ռn ΝN ƞn̩ ηn̩ ƝN̦ ͷᴎ иᴎ οo σo оo",
  'օo ΟO ОO ՕO øo̸ ØO̸ өo̵ ѳo̵ ƟO̵ θO̵ ΘO̵ ӨO̵ ѲO̵ œoe ŒOE ͻɔ ϽƆ ρp рp ΡP РP ƥp̔ φɸ фɸ ԛq գq զq κĸ кĸ',
  "қĸ̩ ҟĸ̵ гr ƦR ɍr̵ ғr̵ ґr' mrn яᴙ ƽs ѕs ЅS ՏS βß ΣƩ ΤT ТT ƭt̔ ȾT̸ ƮT̨ ҬT̩ ŧt̵ ŦT̵ τᴛ тᴛ ҭᴛ̩ υu սu ՍU",
  'ɄU̵ պɰ νv ѵv ѴV ΛɅ ЛɅ ӅɅ̦ ѡw ԝw աw ԜW ѽw҆҇ мʍ ӎʍ̦ хx ΧX ХX ҲX̩ ỿy γy уy үy ΥY УY ҮY ƴy̔ ɏy̵ ұy̵ ɎY̵',
  "ҰY̵ ӡȝ ΖZ ƶz̵ ƵZ̵ ȥz̦ ȤZ̦ ƿþ ϸþ ϷÞ ϩƨ ьƅ ыƅi ГΓ ҒΓ̵ ҐΓ' пπ ПΠ ϛς ФΦ ՓΦ ѱψ ѰΨ җж̩ ҖЖ̩ ͶИ ҊЍ̦ ҋй̦ ӆл̦",
  'ѼѠ҆҇ ӌҷ ӋҶ ҾҼ̨ Մሆ Ռቡ Իኮ Պጣ',
];
const HEBREW_ARABIC = 'סo וl ןl טv اl هo ھo ہo ەo';
const HAN_AND_KANA = 'ロ口 ニ二 エ工 カ力 タ夕 ト卜 ハ八 ヘへ 一ー';
/** Cedilla and caron, in code points: on their own they cannot be read. */
const MARKS = '\u0327\u0326 \u030c\u0306';

/** What a single character is mistaken for. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  [...LATIN_GREEK_CYRILLIC_ARMENIAN, HEBREW_ARABIC, HAN_AND_KANA, MARKS]
    .flatMap((line) => line.split(' '))
    .map((pair): [string, string] => {
      const [letter = '', ...target] = pair;
      return [letter, target.join('')];
    }),
);
